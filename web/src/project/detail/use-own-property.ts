import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';
import type { ProjectDetail } from './use-project';

/**
 * Keeps project and selected property together, and returns whether they are. A link to a project of another property selects
 * that property; choosing another property while the project is on screen leads to the projects of that one.
 */
export function useOwnProperty(project: ProjectDetail | undefined): boolean {
  const { propertyId, selectProperty } = useSelection();
  const navigate = useNavigate();
  const taken = useRef<string | null>(null);
  const isOwn = project !== undefined && project.propertyId === propertyId;
  useEffect(() => {
    if (!project) return;
    const isFirst = taken.current !== project.projectId;
    taken.current = project.projectId;
    if (isOwn) return;
    if (isFirst) selectProperty(project.propertyId);
    else void navigate(paths.projects(), { replace: true });
  }, [project, isOwn, selectProperty, navigate]);
  return isOwn;
}
