import type { BulkPreview } from '@/data/requests/bulk';
import { count } from '@/data/time/words';
import type { Line } from '@/ui/Numbers';

type Student = BulkPreview['students'][number];

const gets: Readonly<Record<Student['counted_as'], (number: number) => string>> = {
  get_back: (n) => `${n} ${n === 1 ? 'gets the lesson' : 'get their lesson'} back`,
  makeups: (n) => `${n} ${n === 1 ? 'gets a makeup' : 'get a makeup'}`,
  makeups_restored: (n) => `${n} can book the makeup again`,
  single_lessons: (n) => `${n} ${n === 1 ? 'gets' : 'get'} a single lesson`,
  credits: (n) => `${n} ${n === 1 ? 'gets' : 'get'} a credit`,
  refunds: (n) => `${n} ${n === 1 ? 'gets' : 'get'} a refund`,
  invoices_lowered: (n) => `${n} ${n === 1 ? 'owes' : 'owe'} less`,
  nothing: (n) => `${n} ${n === 1 ? 'gets' : 'get'} nothing`,
};
const ways = Object.keys(gets) as Student['counted_as'][];

const told = ({ name, sentence }: Student) => (
  <>
    <strong>{name}</strong> <span>{sentence}</span>
  </>
);

/** What each rider gets, by what it is, and whom the mails go to; in the server's own count. */
export const linesOf = (preview: BulkPreview, notify: boolean): Line[] => {
  const mailed = preview.recipients.filter(({ has_address }) => has_address === 1);
  const unreachable = preview.recipients.filter(({ has_address }) => has_address === 0);
  return [
    ...ways.map((way) => {
      const students = preview.students.filter(({ counted_as }) => counted_as === way);
      return { key: way, text: gets[way](preview[way]), total: preview[way], names: students.map(told) };
    }),
    ...(notify
      ? [
          {
            key: 'mails',
            text: count(preview.mails, 'mail'),
            total: preview.mails,
            names: mailed.map(({ name }) => name),
          },
          {
            key: 'unreachable',
            text: `${preview.without_address} without an address`,
            total: preview.without_address,
            names: unreachable.map(({ name }) => name),
          },
        ]
      : []),
  ];
};

/** "14 lessons · 61 riders" */
export const sumOf = ({ lessons, riders }: Pick<BulkPreview, 'lessons' | 'riders'>): string =>
  `${count(lessons, 'lesson')} · ${count(riders, 'rider')}`;
