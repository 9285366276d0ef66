import { lazy, Suspense, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { OfflineBar } from '../../components/offline-bar';
import { Outlet, useLocation } from '../../lib/navigation/router';
import { part } from '../../lib/part';
import { arriveAt } from '../../lib/navigation/traffic-source';
import { useScroll } from '../../lib/navigation/use-scroll';
import { usePanels } from '../../stores/panels';
import { useSession } from '../../lib/session/session';
import { useTheme } from '../../stores/theme';
import { texts } from '../texts';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header } from './header';
import { useFocusOnNewPage, useSlash } from './use-habits';

const Assistant = lazy(() => import('../../features/assistant/components/assistant'));
const MobileMenu = lazy(() => import('./mobile-menu'));
const MemberThings = part(() => import('./account/member-things'));

/** The frame of every page. */
export function Layout() {
  const { pathname, search } = useLocation();
  const close = usePanels((state) => state.close);
  const recall = useTheme((state) => state.recall);
  useScroll();
  useSlash();
  useFocusOnNewPage();
  // Before the page's own effects, which read the traffic source.
  useInsertionEffect(() => arriveAt(pathname + search), [pathname, search]);
  useEffect(recall, [recall]);
  // Only after a navigation: a panel opened before hydration stays open.
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) close();
    shown.current = pathname;
  }, [pathname, close]);
  return (
    <>
      <a
        href="#icerik"
        className="btn btn-primary sr-only z-60 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-2"
      >
        {texts.skip}
      </a>
      <Header />
      <OfflineBar />
      <main id="icerik" tabIndex={-1} className="min-h-[70dvh] pt-16 outline-none">
        <Outlet />
      </main>
      <Footer />
      <BottomBar />
      <Panels />
    </>
  );
}

/** Panels load when they are first opened, and stay: a closing panel gives the focus back. */
function Panels() {
  const assistant = usePanels((state) => state.assistant);
  const menu = usePanels((state) => state.menu);
  const user = useSession((session) => session.user);
  const [opened, setOpened] = useState({ assistant: false, menu: false });
  if ((assistant && !opened.assistant) || (menu && !opened.menu)) {
    setOpened({ assistant: opened.assistant || assistant, menu: opened.menu || menu });
  }
  return (
    <Suspense fallback={null}>
      {opened.assistant ? <Assistant /> : null}
      {opened.menu ? <MobileMenu /> : null}
      {user ? <MemberThings key={user.id} user={user} /> : null}
    </Suspense>
  );
}
