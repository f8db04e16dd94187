import { testApp } from './support/test-app.js';
it('answers for itself though another app lives beside it', async () => {
  const first = await testApp();
  const barn = await first.barn();
  expect((await first.call(barn.admin, 'GET', 'horses/getHorsesAll')).status).toBe(200);
  const second = await testApp();
  expect((await first.call(barn.admin, 'GET', 'horses/getHorsesAll')).status).toBe(200);
  await second.stop();
  await first.stop();
});
