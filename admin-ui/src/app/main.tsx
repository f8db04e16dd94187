import '@/ui/layout.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchVersion } from '@leadline/api-client/version';
import '@fontsource-variable/inter';
import { App } from './App';
import { withoutSignal } from '@/data/without-signal/kept';
import { registerServiceWorker } from '@/data/without-signal/register-service-worker';
import { applyScheme } from '@/ui/theme/scheme';
import '@/ui/theme/global.css';
import '@/ui/form/field.css';

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
void withoutSignal()
  .then(({ start }) => start())
  .catch(() => undefined);
