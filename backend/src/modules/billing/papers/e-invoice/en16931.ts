import type { Invoice } from '@e-invoice-eu/core';
import { countryCode, type Located } from '../../../people/contracts.js';
import { transferOf } from '../payable.js';
import type { Paper } from '../paper.js';
import type { Figures, InvoiceLine, RateFigures } from './figures.js';
import { quantityOn } from './quantities.js';
import { placeOf } from './seller-place.js';

/** An invoice in the words of EN 16931, as the library takes it: UBL written as JSON, every amount a text with its currency beside it. */
export type EInvoice = Invoice;
type Document = Invoice['ubl:Invoice'];

const VAT = { 'cbc:ID': 'VAT' };
/** A commercial invoice, and a credit note. */
const [INVOICE, CREDIT_NOTE] = ['380', '381'] as const;
/** SEPA credit transfer; elsewhere a credit transfer. */
const transferCode = (currency: string) => (currency === 'EUR' ? '58' : '30');

/** A number for VAT begins with its country; another one is of the local tax office. */
const isForVat = (number: string) => /^[A-Z]{2}[0-9A-Z]/.test(number);

const percent = (rate: number) => String(Number((rate * 100).toFixed(3)));
const categoryOf = (rate: number) => (rate === 0 ? 'E' : 'S');
const category = (rate: number) => ({
  'cbc:ID': categoryOf(rate) as 'E',
  'cbc:Percent': percent(rate),
  'cac:TaxScheme': VAT,
});
/** With a field's currency beside it. */
const amounts = <Name extends string>(currency: string, fields: Readonly<Record<Name, number>>) =>
  Object.fromEntries(
    Object.entries<number>(fields).flatMap(([name, minor]) => [
      [name, (minor / 100).toFixed(2)],
      [`${name}@currencyID`, currency],
    ]),
  ) as Record<Name, string> & Record<`${Name}@currencyID`, 'EUR'>;

/** Where an account lives: the barn's own where its address names none; undefined where that is not known. */
export const countryOf = ({ country, barnCountry }: Located['located']) => countryCode(country?.trim() || barnCountry);

const mailbox = (email: string | null) => ({ 'cbc:EndpointID': email ?? '', 'cbc:EndpointID@schemeID': 'EM' as const });

function seller({ barn, home }: Paper): Document['cac:AccountingSupplierParty'] {
  const { street, further, town, postcode } = placeOf(barn.address);
  const number = (barn.taxNumber ?? '').replaceAll(' ', '').toUpperCase();
  return {
    'cac:Party': {
      ...mailbox(barn.email),
      // Whoever has no number for VAT is to be known by another one (BR-CO-26); within a PDF the company’s alone is written.
      ...(!isForVat(number) && { 'cac:PartyIdentification': [{ 'cbc:ID': number }] }),
      'cac:PostalAddress': {
        ...(street && { 'cbc:StreetName': street }),
        ...(further && { 'cbc:AdditionalStreetName': further }),
        ...(town && { 'cbc:CityName': town }),
        ...(postcode && { 'cbc:PostalZone': postcode }),
        'cac:Country': { 'cbc:IdentificationCode': countryCode(home.barnCountry) as 'DE' },
      },
      'cac:PartyTaxScheme': [
        { 'cbc:CompanyID': number, 'cac:TaxScheme': { 'cbc:ID': isForVat(number) ? 'VAT' : 'FC' } },
      ],
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': barn.name,
        ...(!isForVat(number) && { 'cbc:CompanyID': number }),
      },
      'cac:Contact': { 'cbc:ElectronicMail': barn.email ?? '' },
    },
  };
}

const buyer = ({ payment, home }: Paper): Document['cac:AccountingCustomerParty'] => ({
  'cac:Party': {
    ...mailbox(payment.email),
    'cac:PostalAddress': {
      ...(home.street && { 'cbc:StreetName': home.street }),
      ...(home.line2 && { 'cbc:AdditionalStreetName': home.line2 }),
      ...(home.town && { 'cbc:CityName': home.town }),
      ...(home.postcode && { 'cbc:PostalZone': home.postcode }),
      ...(home.region && { 'cbc:CountrySubentity': home.region }),
      'cac:Country': { 'cbc:IdentificationCode': countryOf(home) as 'DE' },
    },
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': payment.name },
  },
});

/** How it is paid, as long as something is open. */
function toBePaid(paper: Paper): Partial<Document> {
  const transfer = transferOf(paper);
  const { outstanding, due_date } = paper.payment;
  return {
    ...(transfer && {
      'cac:PaymentMeans': [
        {
          'cbc:PaymentMeansCode': transferCode(paper.barn.currency),
          'cbc:PaymentID': transfer.reference,
          'cac:PayeeFinancialAccount': {
            'cbc:ID': transfer.iban.replaceAll(' ', ''),
            'cbc:Name': transfer.account_holder,
            ...(transfer.bic && { 'cac:FinancialInstitutionBranch': { 'cbc:ID': transfer.bic } }),
          },
        },
      ],
    }),
    ...(outstanding > 0 && !due_date && { 'cac:PaymentTerms': { 'cbc:Note': 'To be paid on receipt.' } }),
  };
}

const takenOff = (currency: string, { rate, takenOffMinor }: RateFigures) => ({
  'cbc:ChargeIndicator': 'false',
  'cbc:AllowanceChargeReason': 'Cancelled lessons',
  ...amounts(currency, { 'cbc:Amount': takenOffMinor }),
  'cac:TaxCategory': category(rate),
});

const taxed = (currency: string, exemption: string | null) => (of: RateFigures) => ({
  ...amounts(currency, { 'cbc:TaxableAmount': of.netMinor - of.takenOffMinor, 'cbc:TaxAmount': of.taxMinor }),
  'cac:TaxCategory': {
    ...category(of.rate),
    ...(of.rate === 0 && exemption && { 'cbc:TaxExemptionReason': exemption }),
  },
});

const lineOf = (currency: string) => (line: InvoiceLine, n: number) => {
  const { item, netMinor, rate } = line;
  const { name, quantity, code, priceMinor, per } = quantityOn(line);
  return {
    'cbc:ID': String(n + 1),
    ...(item.item_notes && { 'cbc:Note': item.item_notes }),
    'cbc:InvoicedQuantity': quantity,
    'cbc:InvoicedQuantity@unitCode': code as 'C62',
    ...amounts(currency, { 'cbc:LineExtensionAmount': netMinor }),
    'cac:Item': {
      ...(item.person_name && { 'cbc:Description': `For ${item.person_name}` }),
      'cbc:Name': name,
      'cac:ClassifiedTaxCategory': category(rate),
    },
    'cac:Price': {
      ...amounts(currency, { 'cbc:PriceAmount': priceMinor }),
      ...(per && { 'cbc:BaseQuantity': per, 'cbc:BaseQuantity@unitCode': code as 'C62' }),
    },
  };
};

/** What it is, and for a credit note which invoice it corrects (BG-3). */
const headed = ({
  payment,
  number,
  corrects,
}: Paper): Pick<Document, 'cbc:ID' | 'cbc:InvoiceTypeCode'> & Partial<Document> =>
  corrects
    ? {
        'cbc:ID': number,
        'cbc:InvoiceTypeCode': CREDIT_NOTE,
        'cac:BillingReference': [
          {
            'cac:InvoiceDocumentReference': {
              'cbc:ID': String(corrects.invoiceNumber),
              'cbc:IssueDate': corrects.invoiceDate,
            },
          },
        ],
      }
    : { 'cbc:ID': String(payment.invoice_number), 'cbc:InvoiceTypeCode': INVOICE };

/** Of an invoice or a credit note without an obstacle, and its figures. */
export function en16931Of(paper: Paper, { lines, rates, totalMinor, paidMinor, dueMinor }: Figures): EInvoice {
  const { payment, barn } = paper;
  const { currency } = barn;
  const sum = (of: (one: RateFigures) => number) => rates.reduce((total, one) => total + of(one), 0);
  const [netMinor, offMinor, taxMinor] = [
    sum((one) => one.netMinor),
    sum((one) => one.takenOffMinor),
    sum((one) => one.taxMinor),
  ];
  const notes = [payment.payment_notes, ...barn.notes].filter((note): note is string => Boolean(note));
  return {
    'ubl:Invoice': {
      ...headed(paper),
      'cbc:IssueDate': payment.received,
      ...(payment.due_date && { 'cbc:DueDate': payment.due_date }),
      ...(notes.length > 0 && { 'cbc:Note': notes }),
      'cbc:DocumentCurrencyCode': currency as 'EUR',
      'cac:AccountingSupplierParty': seller(paper),
      'cac:AccountingCustomerParty': buyer(paper),
      ...toBePaid(paper),
      ...(offMinor > 0 && {
        'cac:AllowanceCharge': rates.flatMap((one) => (one.takenOffMinor > 0 ? [takenOff(currency, one)] : [])),
      }),
      'cac:TaxTotal': [
        {
          ...amounts(currency, { 'cbc:TaxAmount': taxMinor }),
          'cac:TaxSubtotal': rates.map(taxed(currency, barn.exemption)),
        },
      ],
      'cac:LegalMonetaryTotal': amounts(currency, {
        'cbc:LineExtensionAmount': netMinor,
        'cbc:TaxExclusiveAmount': netMinor - offMinor,
        'cbc:TaxInclusiveAmount': totalMinor,
        'cbc:AllowanceTotalAmount': offMinor,
        'cbc:PrepaidAmount': paidMinor,
        'cbc:PayableAmount': dueMinor,
      }),
      'cac:InvoiceLine': lines.map(lineOf(currency)) as Document['cac:InvoiceLine'],
    },
  };
}
