import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchVersion } from '@leadline/api-client/version';
import '@fontsource-variable/inter';
import { App } from './App';
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
