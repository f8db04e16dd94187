import { newSecret, openSecret } from './secrets.js';
import { messageId, signedHeaders } from './signature.js';

const INSTALLATION = 'a secret of thirty-two characters!';
const barn = '01930000-0000-7000-8000-000000000001';

describe('the signature of a webhook', () => {
  it('is the one that the Standard Webhooks specification shows', () => {
    const signed = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      at: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
    };
    expect(signedHeaders(signed, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toMatchObject({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('is given by each secret that is good', () => {
    const signed = { id: 'msg_1', at: new Date(0), body: '{}' };
    const [one, two] = [newSecret(INSTALLATION, barn).text, newSecret(INSTALLATION, barn).text];
    const of = (...secrets: string[]) => signedHeaders(signed, secrets)['webhook-signature'];
    expect(of(one, two)).toBe(`${of(one)} ${of(two)}`);
    expect(of(one)).not.toBe(of(two));
  });

  it('comes from a secret that is kept locked, in one barn', () => {
    const { text, hint, locked } = newSecret(INSTALLATION, barn);
    expect(text).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(text.startsWith(hint)).toBe(true);
    expect(Buffer.from(locked, 'base64url').toString('latin1')).not.toContain(text.slice(6));
    expect(openSecret(INSTALLATION, barn, locked)).toBe(text);
    expect(openSecret(INSTALLATION, barn.replace(/1$/, '2'), locked)).toBeUndefined();
    expect(openSecret('another secret of thirty-two letters', barn, locked)).toBeUndefined();
  });

  it('is of news that have the same id whenever they come', () => {
    const cause = { farmId: barn, position: 7, kind: 'lesson.changed', about: { lessonId: barn } };
    expect(messageId(cause)).toMatch(/^msg_[\w-]{24}$/);
    expect(messageId({ ...cause })).toBe(messageId(cause));
    expect(messageId({ ...cause, position: 8 })).not.toBe(messageId(cause));
  });
});
