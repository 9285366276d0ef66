/** The only file that names react-router: 7.18 is the last line published as react-router-dom. */
export {
  createBrowserRouter,
  createStaticHandler,
  createStaticRouter,
  Link,
  matchRoutes,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  StaticRouterProvider,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
