/**
 * The only file that names react-router: 7.18 is the last line published as react-router-dom. Declarative mode: the data
 * router alone weighs 18 kB more than the home page may, and TanStack Query already loads, caches and retries.
 */
export {
  BrowserRouter,
  Link,
  matchRoutes,
  Outlet,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
