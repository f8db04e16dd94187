import { get } from './client';
import { release } from './generated/release';
import { readToken } from './session';

/** What a deployment called these screens when it built them; undefined where it named none. */
declare const __LEADLINE_VERSION__: string | undefined;

const loaded = (typeof __LEADLINE_VERSION__ === 'undefined' ? '' : __LEADLINE_VERSION__) || release;
const hour = 60 * 60_000;
const minute = 60_000;
const reloadedFor = 'leadline.reloaded-for';

const reloadPage = (): void => location.reload();
/** What is being filled in would be lost. */
const isBusy = (): boolean => document.querySelector('form, [role="dialog"]') !== null;

/** Asks an hour after the last time. Screens of another version load themselves anew, once, as soon as no form is open. R013 F15 */
export const watchVersion = (reload = reloadPage): (() => void) => {
  let asked = Date.now();
  let other: string | null = null;
  const look = async (): Promise<void> => {
    if (readToken() && Date.now() - asked >= hour) {
      asked = Date.now();
      const { version } = await get('vusers/checkUserVersion', {});
      other = version === loaded ? null : version;
    }
    if (other === null || isBusy() || sessionStorage.getItem(reloadedFor) === other) return;
    sessionStorage.setItem(reloadedFor, other);
    reload();
  };
  // A server that is not reached is asked again in an hour.
  const timer = setInterval(() => void look().catch(() => undefined), minute);
  return () => clearInterval(timer);
};
