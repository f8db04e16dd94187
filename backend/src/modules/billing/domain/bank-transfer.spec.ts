import { bankTransfer, epcText, type BankAccount } from './bank-transfer.js';

const account: BankAccount = { holder: 'Reitstall Sperl', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
const of = (at: BankAccount, invoices: number[]) => bankTransfer(at, invoices)!;
const transfer = of(account, [12]);
const euros = { amountMinor: 50850, currency: 'EUR' };

describe('paying by bank transfer', () => {
  it('names the account as people type it, and the invoice', () =>
    expect(transfer).toEqual({
      account_holder: 'Reitstall Sperl',
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: 'COBADEFFXXX',
      reference: 'Invoice 12',
    }));

  it('is written for banking apps, line by line as EPC069-12 says', () =>
    expect(epcText(transfer, euros)?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'COBADEFFXXX',
      'Reitstall Sperl',
      'DE89370400440532013000',
      'EUR508.50',
      '',
      '',
      'Invoice 12',
    ]));

  it('names each of several invoices', () => expect(of(account, [12, 14]).reference).toBe('Invoices 12, 14'));

  it('is nowhere without an account, or where nothing is open', () =>
    expect([bankTransfer(null, [12]), bankTransfer(account, [])]).toEqual([undefined, undefined]));

  it('needs no BIC', () => expect(epcText({ ...transfer, bic: null }, euros)?.split('\n')[4]).toBe(''));

  it.each([
    [1, 'EUR0.01'],
    [100, 'EUR1.00'],
    [123_456_789, 'EUR1234567.89'],
  ])('of %d cents is %s', (amountMinor, written) =>
    expect(epcText(transfer, { ...euros, amountMinor })?.split('\n')[7]).toBe(written),
  );

  it('keeps to what fits, and to one line', () => {
    const lines = epcText(
      { ...transfer, account_holder: `Stall\n${'ü'.repeat(80)}`, reference: '🐴'.repeat(150) },
      euros,
    )?.split('\n');
    expect(lines).toHaveLength(11);
    expect(lines?.[5]).toBe(`Stall ${'ü'.repeat(64)}`);
    expect(lines?.[10]).toBe('🐴'.repeat(140));
  });

  it.each([
    ['another currency', { ...euros, currency: 'CHF' }, account],
    ['nothing open', { ...euros, amountMinor: 0 }, account],
    ['an account outside of the area', euros, { ...account, iban: 'SA0380000000608010167519' }],
  ])('has no such code for %s', (_, euro, at) => expect(epcText(of(at, [12]), euro)).toBeUndefined());
});
