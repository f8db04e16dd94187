import 'virtual:tokens.css';
import '@fontsource-variable/inter/wght.css';
import './styles/base.css';
import { watchVersion } from '@leadline/api-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { registerServiceWorker } from './connection/register-service-worker';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element to draw into.');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerServiceWorker();
watchVersion();
