import { createRoot } from 'react-dom/client';
import '@/ui/layout.css';
import '@fontsource-variable/inter';
import '@/ui/theme/global.css';
import '@/ui/form/field.css';
import { applyScheme } from '@/ui/theme/scheme';
import { openStories, type Modules } from '../../../stories/gallery';
import { standing } from './standing';
import type { Story } from './story';

const modules = import.meta.glob('../**/*.stories.tsx', { eager: true }) as Modules<Story>;

const press = (name: string, root: HTMLElement) => {
  const watch = new MutationObserver(() => {
    const button = [...root.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name);
    if (!button) return;
    watch.disconnect();
    button.click();
  });
  watch.observe(root, { childList: true, subtree: true });
};

openStories(modules, ({ screen, pressed, ...told }, root) => {
  applyScheme();
  if (pressed) press(pressed, root);
  createRoot(root).render(standing(screen, told).element);
});
