import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../../lib/navigation/router';

/** Reads a secret out of the address and takes it from there at once: addresses are kept in histories and shown to bystanders. */
export const useSecret = <T>(read: (query: URLSearchParams) => T): T => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [secret] = useState(() => read(new URLSearchParams(search)));
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);
  return secret;
};
