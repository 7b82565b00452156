import { mount } from 'svelte';
import App from './App.svelte';
import { preferred, speak } from './language.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';

const target = document.getElementById('house');
// A browser that is too old has another message there.
if (target) {
  // Show nothing before the texts are loaded.
  await speak(preferred());
  mount(App, { target });
  // Only over https, or on this machine; elsewhere there is none. If the page is left meanwhile, the next one does it.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) import('./reach/worker').catch(() => {});
}
