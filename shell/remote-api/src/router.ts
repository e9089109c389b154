/** The router API that shell and remotes share. It lists what is used, so that the rest stays out of the page. */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  NavLink,
  Navigate,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom';
