import { useLocation, useNavigate, type Location } from 'react-router-dom';

type Opened = { readonly opened: true } | null;

/** Put into the state of a link that opens a sheet, so that closing it is the same as going back. */
export const openedHere = { opened: true } as const;

/** Closes a sheet that has its own address: back where it was opened, or to the page below it when it was opened by its address. */
export const useCloseSheet = (page: string): (() => void) => {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<Opened>;
  return () => void (state?.opened ? navigate(-1) : navigate(page, { replace: true }));
};
