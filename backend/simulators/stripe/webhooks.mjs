import { createHmac } from 'node:crypto';
import { newId, now } from './forms.mjs';

const TRIES = 5;

/** As Stripe signs: the header names when, and proves who. */
export function signed(event, secret, at = now()) {
  const payload = JSON.stringify(event);
  const proof = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return { payload, signature: `t=${at},v1=${proof}` };
}

/** Keeps what happened and, with an address, tells it there until somebody takes it. */
export function openWebhooks(target) {
  const events = [];
  const waiting = new Set();
  async function deliver(event, tries = TRIES) {
    const { payload, signature } = signed(event, target.secret);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const taken = await fetch(target.url, { method: 'POST', headers, body: payload }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (taken || tries <= 1) return;
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void deliver(event, tries - 1);
    }, 2000);
    waiting.add(timer);
  }
  return {
    events,
    emit: (type, account, object) => {
      const event = {
        id: newId('evt'),
        object: 'event',
        type,
        api_version: '2025-03-31.basil',
        created: now(),
        ...(account && { account }),
        data: { object },
      };
      events.push(event);
      if (target) void deliver(event);
    },
    stop: () => {
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}
