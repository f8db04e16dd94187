import { portalAddress } from './portal-address';

const elsewhere = portalAddress(location, localStorage.getItem('leadline.token'));
if (elsewhere) location.replace(elsewhere);
else void import('./main');
