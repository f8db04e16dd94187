import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberRider } from '../../family/riders';
import type { Rider } from '../../family/family-context';

/** Only a rider the address names is remembered, not one that was assumed. */
export const useRememberRider = (rider: Rider | undefined, personId: string): void => {
  useEffect(() => {
    if (rider && rider.personId === personId) rememberRider(rider);
  }, [rider, personId]);
};

/** Another page begins at its top and is where the keyboard continues; a sheet over the same page changes neither. */
export const useTopOfPage = (): void => {
  const [, , personId, page = ''] = useLocation().pathname.split('/');
  const place = ['modalCancel', 'package'].includes(page) ? `${personId}/` : `${personId}/${page}`;
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [place]);
};
