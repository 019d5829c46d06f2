import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { bearTranslation } from './lib/bear-translation';
import { leaveKeysToInputMethods } from './lib/input-methods';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

bearTranslation();
leaveKeysToInputMethods();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
