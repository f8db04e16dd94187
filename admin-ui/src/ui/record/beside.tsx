import { createContext, Suspense, use, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PanelOpening } from '@/ui/SidePanel';

const PlaceContext = createContext<HTMLElement | null>(null);

/** A record's page, and the place of a panel beside it, which is there as soon as the page is. */
export const WithBeside = ({ children }: { children: ReactNode }) => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <PlaceContext value={place}>
      <div className="with-panel">
        <div className="with-panel-main">{children}</div>
        <div className="panel-form-frame" ref={setPlace} />
      </div>
    </PlaceContext>
  );
};

/** Drawn in that place, from wherever on the page. */
export const Beside = ({ children }: { children: ReactNode }) => {
  const place = use(PlaceContext);
  return place && createPortal(<Suspense fallback={<PanelOpening />}>{children}</Suspense>, place);
};
