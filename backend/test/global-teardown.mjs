export default async function tearDown() {
  await globalThis.leadlineTestServer?.stop();
}
