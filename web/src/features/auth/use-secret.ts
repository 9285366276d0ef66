import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../../lib/navigation/router';

/** Reads a secret from the URL and removes it at once: URLs end up in histories and on screens. */
export const useSecret = <T>(read: (query: URLSearchParams) => T): T => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [secret] = useState(() => read(new URLSearchParams(search)));
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);
  return secret;
};
