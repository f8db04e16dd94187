import { openBrowser } from './browser.mjs';
import { startProduct } from './product.mjs';

/** The product and a browser to look at it with, or the reason why not, and then nothing of either stays. */
export async function started({ start = startProduct, open = openBrowser } = {}) {
  const [product, browser] = await Promise.allSettled([start(), open()]);
  const failed = [product, browser].find(({ status }) => status === 'rejected');
  if (!failed) return [product.value, browser.value];
  await Promise.all([browser.value?.close(), product.value?.stop()]);
  throw failed.reason;
}
