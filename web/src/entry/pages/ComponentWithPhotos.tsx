import { ComponentPage } from '../../component/ComponentPage';
import { ComponentPhotos } from '../../photo/detail/ComponentPhotos';

/** A component, and beside it what hangs on it. */
export const ComponentWithPhotos = () => <ComponentPage Attached={ComponentPhotos} />;
