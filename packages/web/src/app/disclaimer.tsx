import '../styles/signed-in.css';

export { DisclaimerScreen } from '../features/disclaimer/disclaimer-screen.tsx';
