import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function AlertIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 7.5v5M12 16.2v.1" />
    </Icon>
  );
}

export function EyeIcon() {
  return (
    <Icon>
      <path d="M2 12c2.3-4.3 5.7-6.5 10-6.5s7.700 2.200 10 6.500c-2.300 4.300-5.700 6.500-10 6.500S4.300 16.300 2 12Z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  );
}

export function EyeOffIcon() {
  return (
    <Icon>
      <path d="M2 12c2.300-4.300 5.700-6.500 10-6.500s7.700 2.200 10 6.500c-2.300 4.300-5.700 6.500-10 6.500S4.300 16.300 2 12Z" />
      <path d="m4 3 16 18" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m5 12.5 4.7 4.7L19 7.500" />
    </Icon>
  );
}

export function DotIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="3" />
    </Icon>
  );
}
