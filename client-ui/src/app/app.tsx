import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { Toasts } from '../ui/toasts';
import { Crash } from './crash';
import { PortalRoutes } from './portal-routes';
import { queryClient } from './query-client';

export const App = () => (
  <Crash>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <PortalRoutes />
      </BrowserRouter>
      <Toasts />
    </QueryClientProvider>
  </Crash>
);
