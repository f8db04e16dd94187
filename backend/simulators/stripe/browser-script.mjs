/** The part of Stripe.js that the card form uses: one element, and confirming with it. Card numbers go to the simulator alone. */
const script = () => {
  const base = document.currentScript.src.replace(/\/v3\/.*$/, '');
  const call = async (key, account, path, fields) => {
    const headers = { authorization: `Bearer ${key}`, ...(account && { 'stripe-account': account }) };
    const body = new URLSearchParams(fields);
    const answer = await fetch(`${base}/v1/${path}`, { method: 'POST', headers, body });
    return answer.json();
  };
  const field = (name, label, placeholder, autocomplete) => {
    const input = document.createElement('input');
    Object.assign(input, { name, placeholder, autocomplete, inputMode: 'numeric', className: 'simulated-card' });
    input.setAttribute('aria-label', label);
    input.style.cssText =
      'border:0;background:none;font:inherit;color:inherit;min-width:0;flex:1 1 4rem;min-height:2rem';
    return input;
  };
  const cardElement = () => {
    const inputs = {
      number: field('number', 'Card number', 'Card number', 'cc-number'),
      exp: field('exp', 'Expiry date', 'MM / YY', 'cc-exp'),
      cvc: field('cvc', 'Security code', 'CVC', 'cc-csc'),
    };
    inputs.number.style.flexBasis = '11rem';
    const row = document.createElement('div');
    row.style.cssText = 'display:flex;flex-wrap:wrap;gap:.5rem';
    row.append(...Object.values(inputs));
    const listeners = {};
    const tell = () => {
      const empty = Object.values(inputs).every(({ value }) => value === '');
      const complete = Object.values(inputs).every(({ value }) => value !== '');
      for (const listener of listeners.change ?? []) listener({ empty, complete });
    };
    row.addEventListener('input', tell);
    const fields = () => {
      const [month = '', year = ''] = inputs.exp.value.split('/').map((one) => one.trim());
      return { 'card[number]': inputs.number.value, 'card[exp_month]': month, 'card[exp_year]': year && `20${year}` };
    };
    return {
      fields,
      isComplete: () => Object.values(inputs).every(({ value }) => value !== ''),
      mount: (where) => {
        (typeof where === 'string' ? document.querySelector(where) : where).append(row);
        for (const listener of listeners.ready ?? []) listener({});
      },
      on: (event, listener) => (listeners[event] ??= []).push(listener),
      unmount: () => row.remove(),
      destroy: () => row.remove(),
      focus: () => inputs.number.focus(),
    };
  };
  /** In the place of the bank's own frame. */
  const askOwner = ({ amount, currency }) =>
    new Promise((answer) => {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Your bank');
      dialog.style.cssText = 'max-width:22rem;padding:1.5rem;border:0;border-radius:10px';
      const text = document.createElement('p');
      text.textContent = `Your bank (simulated) asks: pay ${currency.toUpperCase()} ${(amount / 100).toFixed(2)}?`;
      dialog.append(text);
      for (const [label, outcome] of [
        ['Complete authentication', 'complete'],
        ['Fail authentication', 'fail'],
      ]) {
        const button = document.createElement('button');
        Object.assign(button, { type: 'button', textContent: label });
        button.style.cssText = 'display:block;width:100%;min-height:44px;margin-top:.5rem;font:inherit';
        button.addEventListener('click', () => {
          dialog.remove();
          answer(outcome);
        });
        dialog.append(button);
      }
      dialog.addEventListener('cancel', () => {
        dialog.remove();
        answer('fail');
      });
      document.body.append(dialog);
      dialog.showModal();
    });
  const incomplete = {
    type: 'validation_error',
    code: 'incomplete_number',
    message: 'Your card number is incomplete.',
  };
  window.Stripe = (key, { stripeAccount } = {}) => ({
    elements: () => ({ create: cardElement }),
    confirmCardPayment: async (secret, { payment_method: method, setup_future_usage: usage } = {}) => {
      const isKept = typeof method === 'string';
      if (!isKept && !method.card.isComplete()) return { error: incomplete };
      const ask = (does, fields) =>
        call(key, stripeAccount, `payment_intents/${secret.split('_secret_')[0]}/${does}`, {
          client_secret: secret,
          ...fields,
        });
      const card = isKept ? { payment_method: method } : method.card.fields();
      const said = await ask('confirm', { ...card, ...(usage && { setup_future_usage: usage }) });
      const answered =
        said.status === 'requires_action' ? await ask('authenticate', { outcome: await askOwner(said) }) : said;
      return answered.error ? { error: answered.error } : { paymentIntent: answered };
    },
    createPaymentMethod: async ({ card, billing_details: { name = '' } = {} }) => {
      if (!card.isComplete()) return { error: incomplete };
      const said = await call(key, stripeAccount, 'payment_methods', { type: 'card', name, ...card.fields() });
      return said.error ? { error: said.error } : { paymentMethod: said };
    },
  });
};

export const BROWSER_SCRIPT = `(${script.toString()})();\n`;
