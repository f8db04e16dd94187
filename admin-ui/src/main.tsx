import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchVersion } from '@leadline/api-client/version';
import '@fontsource-variable/inter';
import { App } from './App';
import { arena } from './arena/kept';
import { registerServiceWorker } from './arena/register-service-worker';
import { applyScheme } from './theme/scheme';
import './theme/global.css';
import './ui/field.css';

applyScheme();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

watchVersion();
registerServiceWorker();
// What waits from the last time goes now.
void arena()
  .then(({ start }) => start())
  .catch(() => undefined);
