import { Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import BackIcon from '@mui/icons-material/ArrowBack';
import { SidePanel } from '@/ui/SidePanel';
import { Loading, Unanswered } from '@/ui/states';
import { TabStrip, type TabLink } from '@/ui/TabStrip';
import { TopTenContext } from './top-ten';
import './record.css';

type Asked = { readonly error: Error | null; readonly refetch: () => unknown };

type BesideLessonProps = {
  /** Absent until it has been loaded. */
  readonly name: string | undefined;
  readonly asked: Asked;
  /** The record's own page, which shows everything. */
  readonly page: { readonly to: string; readonly said: string };
  readonly tabs: readonly TabLink[];
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The page of a client or a horse in the place of the lesson that leads to it. R087 */
export const BesideLesson = ({ name, asked, page, tabs, onClose, children }: BesideLessonProps) => (
  <SidePanel title={name ?? 'Loading'} onClose={onClose}>
    <p>
      <Button size="small" variant="text" startIcon={<BackIcon fontSize="inherit" />} onClick={onClose}>
        Back to the lesson
      </Button>
    </p>
    {name === undefined ? (
      <Unanswered error={asked.error} refetch={asked.refetch} rows={6} label="Loading" />
    ) : (
      <TopTenContext value>
        <p className="record-top-ten">
          <Link to={page.to}>{page.said}</Link>
        </p>
        <TabStrip label={name} tabs={tabs} />
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </TopTenContext>
    )}
  </SidePanel>
);
