import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startProduct } from '../support/product.mjs';
import { started } from '../support/started.mjs';

const ended = [];
const works = (name, end) => async () => ({ [end]: async () => void ended.push(name) });
const fails = (reason) => async () => {
  throw new Error(reason);
};

test('a journey that cannot begin says why, and leaves nothing open', async () => {
  await assert.rejects(started({ start: fails('no database'), open: works('browser', 'close') }), /no database/);
  await assert.rejects(started({ start: works('product', 'stop'), open: fails('no Chromium') }), /no Chromium/);
  assert.deepEqual(ended, ['browser', 'product']);
});

test('a product that ends or says nothing is a reason with its last words', async () => {
  delete process.env.E2E_URL;
  const saying = (script) => ({ args: ['-e', `console.log('making the demo barns'); ${script}`] });
  await assert.rejects(startProduct(saying('process.exitCode = 3')), /ended with 3:\nmaking the demo barns/);
  const silent = { ...saying('setInterval(() => {}, 1000)'), limit: 1 };
  await assert.rejects(startProduct(silent), /did not start in 1 ms:\nmaking/);
});
