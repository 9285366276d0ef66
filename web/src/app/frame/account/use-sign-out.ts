import { paths } from '../../../config/paths';
import { useNavigate } from '../../../lib/router';
import { toast } from '../../../lib/toast';
import { signOut } from '../../../stores/session';
import { texts } from './texts';

/** Home first: a page for members that loses its member would send them to sign in. */
export const useSignOut = (): (() => void) => {
  const navigate = useNavigate();
  return () => {
    void navigate(paths.home);
    void signOut();
    toast.success(texts.signedOut);
  };
};
