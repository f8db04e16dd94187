import Button from '@mui/material/Button';
import { endViewing, readViewing } from '@leadline/api-client';

/** Stands as long as an administrator sees the product as a role. A full load leaves nothing of what the role saw. */
export const ViewingBanner = () => {
  const viewing = readViewing();
  if (!viewing) return null;
  const back = () => {
    endViewing();
    location.assign('/admin/setup/roles');
  };
  return (
    <div role="status" className="viewing no-print">
      <p>{`You see what “${viewing.roleName}” opens. Nothing can be changed.`}</p>
      <Button size="small" variant="outlined" onClick={back}>
        Back to your own view
      </Button>
    </div>
  );
};
