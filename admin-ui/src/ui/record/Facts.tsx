import type { ReactNode } from 'react';

const schemes = { email: 'mailto:', phone: 'tel:' } as const;

export type Fact = {
  readonly label: string;
  readonly value: ReactNode;
  /** An address can be written to, a number called. */
  readonly as?: keyof typeof schemes;
};

const isGiven = ({ value }: Fact) => value !== null && value !== undefined && value !== '';

/** What is known of somebody or something, each with its label; what is not known is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="record-facts stack gap-3">
    {facts.filter(isGiven).map(({ label, value, as }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{as && typeof value === 'string' ? <a href={`${schemes[as]}${value}`}>{value}</a> : value}</dd>
      </div>
    ))}
  </dl>
);
