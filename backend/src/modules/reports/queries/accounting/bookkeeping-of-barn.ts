import type { Sql } from '../../../../platform/database/connect.js';
import { codesByRate } from '../../../../platform/money/account-code.js';
import { ACCOUNT_NAMES, type Chart } from '../../domain/accounting/chart.js';
import type { Bookkeeping } from '../../domain/accounting/formats/format.js';

/** What a barn has entered for its bookkeeping. */
export async function bookkeepingOf(sql: Sql, farmId: string): Promise<Bookkeeping> {
  const [barn] = await sql<{ currency: string; preferences: Record<string, string | number | null> }[]>`
    select currency_code as currency, preferences from farm where farm_id = ${farmId}`;
  const textOf = (name: string) => (barn?.preferences[name] ? String(barn.preferences[name]) : null);
  const codes = Object.keys(ACCOUNT_NAMES).flatMap((name) => {
    const code = textOf(`account_${name}`);
    return code === null ? [] : [[name, code]];
  });
  return {
    chart: {
      codes: Object.fromEntries(codes) as Chart['codes'],
      taxCodes: codesByRate(textOf('account_tax_rates') ?? '') ?? new Map<number, string>(),
    },
    currency: barn?.currency ?? '',
    datev: {
      consultant: textOf('datev_consultant'),
      client: textOf('datev_client'),
      firstMonth: Number(textOf('datev_first_month') ?? 1),
    },
    xeroTaxRate: textOf('xero_tax_rate'),
  };
}
