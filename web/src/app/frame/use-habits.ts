import { useEffect, useRef } from 'react';
import { paths } from '@carsi/contracts/common/paths';
import { useLocation, useNavigate } from '../../lib/navigation/router';

/** '/' goes to the search field of the page, or to the search; not while someone writes or a panel is open. */
export const useSlash = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const busy = (event.target as HTMLElement).closest('input, textarea, select, dialog, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || busy) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('main input[role=combobox]');
      if (field) field.focus();
      else void navigate(paths.search, { state: { focusSearch: true } });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate]);
};

/** Moves the focus to the content after a navigation; leaves it alone on the first page. */
export const useFocusOnNewPage = (): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
};
