import { useEffect } from 'react';

/** Gives the page the light colors while it is printed, whatever the screen shows: paper is white. */
export function usePrintColors(): void {
  useEffect(() => {
    const root = document.documentElement;
    let wasDark = false;
    const before = () => {
      wasDark = root.classList.contains('dark');
      root.classList.replace('dark', 'light');
      // The margins of a sheet get the background of the scheme.
      root.style.colorScheme = 'light';
    };
    const after = () => {
      if (!wasDark) return;
      root.classList.replace('light', 'dark');
      root.style.colorScheme = 'dark';
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}
