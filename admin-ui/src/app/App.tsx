import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { CoreAdmin, CustomRoutes, Resource } from 'react-admin';
import { authProvider } from '@/data/providers/auth-provider';
import { dataProvider } from '@/data/providers/data-provider';
import { i18nProvider } from '@/data/providers/i18n';
import { queryClient } from '@/data/providers/query-client';
import { Home, NotFound, resources, routes } from './routes';
import { Shell } from './shell/Shell';
import { ThemeRoot } from '@/ui/theme/ThemeRoot';
import { Loading } from '@/ui/states';

const Opening = () => (
  <div className="page">
    <Loading label="Opening the barn" />
  </div>
);

const Staff = () => (
  <CoreAdmin
    requireAuth
    disableTelemetry
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    layout={Shell}
    dashboard={Home}
    catchAll={NotFound}
    loading={Opening}
    title="Leadline"
  >
    <CustomRoutes>{routes}</CustomRoutes>
    {resources.map(({ name, list }) => (
      <Resource key={name} name={name} list={list} />
    ))}
  </CoreAdmin>
);

// A data router: only there can a filled form ask before it is left.
const router = createBrowserRouter([{ path: '*', element: <Staff /> }], { basename: '/admin' });

export const App = () => (
  <ThemeRoot>
    <RouterProvider router={router} />
  </ThemeRoot>
);
