interface Button {
  label: string;
  url: string;
  /** Opens something for whoever holds it: no ledger keeps it. */
  isKey?: boolean;
}

/** The last line of a mail: a small link. */
export interface Foot {
  label: string;
  url: string;
}

/** Plain text, without markup, in this order. */
export interface MailText {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  facts?: readonly (readonly [label: string, value: string])[];
  list?: readonly string[];
  quote?: { by: string; text: string } | null;
  button?: Button;
  /** Besides, or instead of it. */
  buttons?: readonly Button[];
  /** What can be answered by a link: each with what it is about, unless there is one alone. */
  answers?: readonly { about?: string; links: readonly { label: string; url: string }[] }[];
  footnote?: string;
  foot?: Foot;
}

export const buttonsOf = ({ button, buttons = [] }: Pick<MailText, 'button' | 'buttons'>) => [
  ...(button ? [button] : []),
  ...buttons,
];

const line = ([label, value]: readonly [string, string]) => `${label}: ${value}`;

export function plainText(
  sender: { farmName: string; timeZone: string },
  { heading, paragraphs, facts = [], list = [], quote, answers = [], footnote, foot, ...text }: MailText,
) {
  const sections = [
    heading,
    ...paragraphs,
    facts.map(line).join('\n'),
    list.map((item) => `- ${item}`).join('\n'),
    quote
      ? `${quote.by}:\n${quote.text
          .split('\n')
          .map((words) => `> ${words}`)
          .join('\n')}`
      : '',
    ...answers.map(({ about, links }) =>
      [...(about ? [about] : []), ...links.map(({ label, url }) => `${label}:\n${url}`)].join('\n'),
    ),
    ...buttonsOf(text).map(({ label, url }) => `${label}:\n${url}`),
    footnote ?? '',
    `${sender.farmName}\nAll times are those of the barn (${sender.timeZone.replaceAll('_', ' ')}).`,
    foot ? `${foot.label}:\n${foot.url}` : '',
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
