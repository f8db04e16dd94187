import { accessPage } from '../../src/contract/access-page.js';
import { describedApp } from '../../src/contract/described-app.js';
import { routesOf } from '../../src/platform/auth/undeclared-routes.js';
import { accessTable, type AccessRow } from '../../src/platform/http/access-table.js';
import { describeApi } from '../../src/platform/http/describe-api.js';
import { accessPageText, agreed } from './agreed.js';

const OPEN_TO_ALL = [
  'GET /demo/index',
  'GET /health/live',
  'GET /health/ready',
  'GET /ical/{address}',
  'GET /lessons/public',
  'GET /public/enquiry',
  'GET /public/enquiryForm',
  'GET /public/placeForm',
  'GET /public/policy',
  'GET /public/public',
  'GET /public/voucherForm',
  'GET /unsubscribe/{token}',
  'POST /authenticate',
  'POST /demo/signIn',
  'POST /mail_answers/cancel',
  'POST /mail_answers/come',
  'POST /mail_answers/read',
  'POST /mail_stops/read',
  'POST /mail_stops/resume',
  'POST /mail_stops/stop',
  'POST /passwords/create',
  'POST /passwords/forgot',
  'POST /passwords/reset',
  'POST /pay/open',
  'POST /pay/paid',
  'POST /pay/start',
  'POST /public/askForPlace',
  'POST /public/confirmEnquiry',
  'POST /public/continueEnquiry',
  'POST /public/enquire',
  'POST /public/orderVoucher',
  'POST /public/payPlace',
  'POST /public/payVoucher',
  'POST /public/placePaid',
  'POST /public/voucherPaid',
  'POST /public/withdrawPlace',
  'POST /unsubscribe/{token}',
  'POST /webhooks/mail',
  'POST /webhooks/stripe',
  'POST /webhooks/waiver',
];

describe('who may call what, as declared', () => {
  let declared: AccessRow[];
  beforeAll(async () => {
    const app = await describedApp();
    declared = accessTable(routesOf(app), describeApi(app));
  });

  it('is what has been agreed, call by call', () =>
    expect(declared.map(({ public: everybody, ...row }) => ({ ...row, everybody }))).toEqual(agreed));

  it('is told by a page that nobody has to write', () => expect(accessPage(declared)).toBe(accessPageText()));

  it('lets everybody sign in, see and write to a public barn, use a mail’s link and ask how the server is, and nothing else', () =>
    expect(
      agreed
        .filter(({ everybody }) => everybody)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual(OPEN_TO_ALL));
});
