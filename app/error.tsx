'use client';

import { BrokenPage } from '@/components/layout/broken-page';

export default BrokenPage;
