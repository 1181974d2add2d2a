import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface Crumb {
  label: string;
  to?: string;
}

const SetCrumbs = createContext<((crumbs: Crumb[]) => void) | null>(null);
const Crumbs = createContext<Crumb[]>([]);

export function BreadcrumbProvider({ children }: { children: ReactNode }) {
  const [crumbs, setCrumbs] = useState<Crumb[]>([]);
  return (
    <SetCrumbs.Provider value={setCrumbs}>
      <Crumbs.Provider value={crumbs}>{children}</Crumbs.Provider>
    </SetCrumbs.Provider>
  );
}

/** Sets the breadcrumbs of a page; the last crumb is the page itself. */
export function useBreadcrumbs(crumbs: Crumb[]): void {
  const set = useContext(SetCrumbs);
  const key = JSON.stringify(crumbs);
  const stable = useMemo(() => JSON.parse(key) as Crumb[], [key]);
  // Before the paint, or the user would see the last crumb move.
  useLayoutEffect(() => set?.(stable), [set, stable]);
}

export function Breadcrumbs() {
  const crumbs = useContext(Crumbs);
  return (
    <chakra.nav aria-label="Breadcrumbs" flex="1" minW="0">
      <chakra.ol
        display="flex"
        alignItems="center"
        gap="1.5"
        listStyleType="none"
        textStyle="table"
        whiteSpace="nowrap"
        overflow="hidden"
      >
        {crumbs.map((crumb, index) => (
          <chakra.li key={crumb.label} display="flex" alignItems="center" gap="1.5" minW="0">
            {index > 0 && <ChevronRight size={14} strokeWidth={1.75} aria-hidden />}
            <CrumbText crumb={crumb} isLast={index === crumbs.length - 1} />
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}

function CrumbText({ crumb, isLast }: { crumb: Crumb; isLast: boolean }) {
  const common = {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    px: '1',
    mx: '-1',
    borderRadius: 'tag',
  } as const;
  if (isLast || crumb.to === undefined)
    return (
      <chakra.span
        {...common}
        fontWeight={isLast ? 600 : 400}
        color={isLast ? 'fg.default' : 'fg.muted'}
        aria-current={isLast ? 'page' : undefined}
      >
        {crumb.label}
      </chakra.span>
    );
  return (
    <chakra.span asChild {...common} color="fg.muted" _hover={{ color: 'fg.default' }}>
      <Link to={crumb.to}>{crumb.label}</Link>
    </chakra.span>
  );
}
