import { paths } from '@carsi/contracts/common/paths';
import { signOut } from './lifecycle';
import { useNavigate } from '../navigation/router';
import { toast } from '../toast';
import { texts } from './texts';

/** Home first: a page for members that loses its member would send them to sign in. */
export const useSignOut = (): (() => void) => {
  const navigate = useNavigate();
  return () => {
    void navigate(paths.home);
    void signOut().then((serverKnows) =>
      serverKnows ? toast.success(texts.signedOut) : toast.error(texts.signOutFailed, texts.signOutFailedText),
    );
  };
};
