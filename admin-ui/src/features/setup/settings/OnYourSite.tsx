import Button from '@mui/material/Button';
import { useBarn } from '@/data/requests/barn';
import { useWidgetPreview, widgetPage } from '@/data/requests/widget';
import { CopiedAddress } from '@/ui/CopiedAddress';
import { Unanswered } from '@/ui/states';
import { siteTag } from './site-tag';

const Preview = ({ publicId, look }: { readonly publicId: string; readonly look: readonly unknown[] }) => {
  const { data, error, refetch } = useWidgetPreview(publicId, look);
  if (data === undefined) return <Unanswered error={error} refetch={refetch} rows={3} label="Loading the preview" />;
  return (
    <div className="stack gap-2 one-column">
      <p className="muted small">As it will stand there, with the lessons of the next seven days:</p>
      <iframe className="site-preview" title="Preview of the lessons on your site" sandbox="" inert srcDoc={data} />
    </div>
  );
};

/** What the barn puts into its own site, and what becomes of it; nothing until it has named that site. */
export const OnYourSite = () => {
  const { farm_name, public_id, widget_origins, widget_shows, widget_color, ...others } = useBarn();
  if (!widget_origins || !public_id)
    return (
      <p className="muted">
        Write the address of your own site above, and here stands the line that shows your lessons on it.
      </p>
    );
  const { clients_can_book_lessons, takes_enquiries, guests_ask } = others;
  const look = [widget_origins, widget_shows, widget_color, clients_can_book_lessons, takes_enquiries, guests_ask];
  return (
    <div className="stack gap-3 one-column">
      <CopiedAddress
        label="Put this line where the lessons are to stand on your site"
        address={siteTag(location.origin, String(public_id), farm_name)}
      >
        <Button size="small" href={widgetPage(String(public_id))} target="_blank" rel="noreferrer">
          Open it by itself
        </Button>
      </CopiedAddress>
      <Preview publicId={String(public_id)} look={[farm_name, ...look]} />
    </div>
  );
};
