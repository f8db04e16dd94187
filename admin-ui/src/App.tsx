import { BrowserRouter } from 'react-router-dom';
import { CoreAdmin, CustomRoutes, Resource } from 'react-admin';
import { authProvider } from './providers/auth-provider';
import { dataProvider } from './providers/data-provider';
import { i18nProvider } from './providers/i18n';
import { queryClient } from './providers/query-client';
import { AccountList, Home, HorseList, NotFound, routes, StudentList } from './routes';
import { Shell } from './shell/Shell';
import { ThemeRoot } from './theme/ThemeRoot';
import { Loading } from './ui/states';

const Opening = () => (
  <div className="page">
    <Loading label="Opening the barn" />
  </div>
);

export const App = () => (
  <ThemeRoot>
    <BrowserRouter basename="/admin">
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
        <Resource name="horses" list={HorseList} recordRepresentation="horse_name" />
        <Resource name="students" list={StudentList} recordRepresentation="person_name" />
        <Resource name="accounts" list={AccountList} recordRepresentation="person_name" />
      </CoreAdmin>
    </BrowserRouter>
  </ThemeRoot>
);
