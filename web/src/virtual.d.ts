declare module 'virtual:global-styles.css';
declare module 'virtual:token-styles.css';
