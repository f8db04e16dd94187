import 'virtual:tokens.css';
import '@fontsource-variable/inter/wght.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { registerServiceWorker } from './connection/register-service-worker';
import { speak } from './i18n/catalogue';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element to draw into.');

await speak();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerServiceWorker();
// Asks in an hour at the earliest, so it is no part of the first load.
void import('@leadline/api-client/version').then(({ watchVersion }) => watchVersion());
